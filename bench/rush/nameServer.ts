import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Resolves services' names to the addresses of their instances, like Docker's name server. */
interface NameServer {
  /** Its address and port. */
  address: string;
  close: () => void;
}

const HEADER_LENGTH = 12;
const TTL_SECONDS = 1;

/** Starts one for the instances in `addresses`, which may change while it runs. */
export async function startNameServer(
  addresses: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    socket.send(answerTo(question, addresses), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

/** As much of RFC 1035 as nginx needs: one question for IPv4 addresses. */
function answerTo(question: Buffer, addresses: ReadonlyMap<string, ReadonlySet<string>>): Buffer {
  const labels: string[] = [];
  let at = HEADER_LENGTH;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // The name's end, the type and the class.
  const asked = question.subarray(HEADER_LENGTH, at + 5);
  const known = addresses.get(labels.join('.').toLowerCase());
  const records = [...(known ?? [])].map((address) => {
    const record = Buffer.alloc(16);
    // A pointer to the question's name, then type A and class IN, with a short TTL.
    record.writeUInt16BE(0xc000 + HEADER_LENGTH, 0);
    record.writeUInt16BE(1, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(TTL_SECONDS, 6);
    record.writeUInt16BE(4, 10);
    address.split('.').forEach((part, index) => record.writeUInt8(Number(part), 12 + index));
    return record;
  });
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt16BE(question.readUInt16BE(0), 0);
  // A response with recursion; code 3 means no such name.
  header.writeUInt16BE(0x8180 + (known ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, asked, ...records]);
}

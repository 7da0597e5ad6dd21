import { gateListQuery, gatePhoto, syncGateScans, type GateKey } from '../../api/gateApi';
import type { DoorAccess } from '../dashboard/scan/doorAccess';
import { listKeyOf, nameOf, ownerOf } from './gateRecord';

/** The door of an event as a helper's link has it. */
export function gateAccess(key: GateKey, eventId: number): DoorAccess {
  const name = nameOf(key.token);
  return {
    eventId,
    owner: ownerOf(name),
    listKey: listKeyOf(name),
    listQuery: gateListQuery(key, eventId),
    sync: syncGateScans(key),
    photo: gatePhoto(key),
    isOfTeam: false,
  };
}

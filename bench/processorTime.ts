import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Processor seconds that a process has used so far, including its other threads. Linux only. */
export function processorSeconds(pid: number): number {
  // The name in brackets may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

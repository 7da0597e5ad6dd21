import { useMemo, useState } from 'react';

import type { DoorDirection, DoorList } from '../../../api/doorApi';
import type { DoorAccess } from './doorAccess';
import { ownDirection, ownGate } from './ownGate';

/** Where this device stands: at which gate, and which way people go. A link's gate is its own; a member chooses. */
export function useStand({ eventId, isOfTeam }: DoorAccess, list: DoorList | undefined) {
  const [chosen, setChosen] = useState(() => ownGate.read(eventId));
  const [wanted, setWanted] = useState(() => ownDirection.read(eventId));
  const gates = list?.gates ?? NONE;
  const gateId = isOfTeam ? chosen : list?.gate_id;
  // None if the chosen one has been removed.
  const gate = gates.find(({ id }) => id === gateId);
  const direction: DoorDirection = gate?.has_exit ? wanted : 'in';
  return useMemo(() => {
    const turn = (next: DoorDirection) => {
      ownDirection.write(eventId, next);
      setWanted(next);
    };
    const choose = (id: number | null) => {
      ownGate.write(eventId, id);
      setChosen(id);
      turn('in');
    };
    return { gates, gate, direction, canChoose: isOfTeam && gates.length > 0, turn, choose };
  }, [gates, gate, direction, isOfTeam, eventId]);
}

const NONE: DoorList['gates'] = [];

export type Stand = ReturnType<typeof useStand>;

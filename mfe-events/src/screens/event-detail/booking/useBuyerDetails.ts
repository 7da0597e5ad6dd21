import { useState } from 'react';

import { blankHolders, type HolderValues } from './holderRules';
import { readDraft } from './signInDraft';

/** The buyer's entries for the chosen tickets, restored from before signing in. */
export function useBuyerDetails(eventId: number, quantity: number) {
  const [kept] = useState(() => readDraft(eventId));
  const [rows, setRows] = useState(kept?.holders ?? blankHolders);
  const [namesHolders, setNamesHolders] = useState(rows.some(({ name, email }) => name || email));
  const [phone, setPhone] = useState(kept?.phone ?? '');
  const [image, setImage] = useState(kept?.image ?? null);

  return {
    /** Whether the buyer names the holders, and a row for each ticket. */
    namesHolders,
    holders: rows.slice(0, quantity),
    phone,
    image,
    nameHolders: setNamesHolders,
    changeHolder: (changed: number, change: Partial<HolderValues>) =>
      setRows((before) =>
        before.map((row, index) => (index === changed ? { ...row, ...change } : row)),
      ),
    changePhone: setPhone,
    chooseImage: setImage,
    forget: () => {
      setRows(blankHolders);
      setNamesHolders(false);
      setPhone('');
      setImage(null);
    },
  };
}

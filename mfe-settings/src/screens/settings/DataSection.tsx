import { downloadFile } from '@nzuko/shared-ui/parts';

import { fetchOwnData } from '../../api/ownData';
import { AccountAction } from './AccountAction';
import { ownDay } from './ownTime';

/** Downloads all of the user's data. */
export function DataSection() {
  const handleConfirmed = async () => {
    const name = `nzuko-data-${ownDay(new Date())}.json`;
    downloadFile(name, await fetchOwnData(), 'application/json');
  };

  return (
    <AccountAction
      title="Your Data"
      label="Download My Data"
      question={{
        title: 'Download your data?',
        text: 'The file contains your profile, orders, tickets and events. Keep it somewhere only you can read it.',
      }}
      failed="Failed to download your data."
      onConfirmed={handleConfirmed}
    >
      A file with everything we hold about you, readable by people and by software.
    </AccountAction>
  );
}

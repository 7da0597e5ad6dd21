import { fetchOwnData } from '../../api/ownData';
import { AccountAction } from './AccountAction';
import { saveTextFile } from './saveTextFile';

/** All that is kept about oneself, as a file. */
export function DataSection() {
  const handleConfirmed = async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveTextFile(`nzuko-data-${day}.json`, 'application/json', await fetchOwnData());
  };

  return (
    <AccountAction
      title="Your Data"
      label="Download My Data"
      question={{
        title: 'Download your data?',
        text: 'The file holds your profile, orders, tickets and events. Keep it where only you can read it.',
      }}
      failed="Failed to download your data."
      onConfirmed={handleConfirmed}
    >
      A file with everything that we keep about you, for people and for programs to read.
    </AccountAction>
  );
}

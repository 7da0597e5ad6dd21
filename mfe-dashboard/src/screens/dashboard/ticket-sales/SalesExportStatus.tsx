import { X } from '@nzuko/shared-ui/icons';
import { Banner, Button, styled, theme, useStore } from '@nzuko/shared-ui';

import { Progress } from '../../../components/Progress';
import { exportFailedMessage } from '../../../messages/dashboardMessages';
import { countText } from '../../../text/countText';
import { dismissSalesExport, salesExportStore } from './salesExport';

/** How far an export of sold tickets is, on every tab: nobody has to wait for it on its own. */
export function SalesExportStatus({ userId }: { userId: number }) {
  const current = useStore(salesExportStore, (state) => state.current);
  if (current?.userId !== userId) return null;
  const { read, total, hasFailed, stop } = current;
  if (hasFailed) {
    return (
      <Box>
        <Banner tone="error" onDismiss={dismissSalesExport}>
          {exportFailedMessage}
        </Banner>
      </Box>
    );
  }
  return (
    <Box>
      <Line>
        <Progress done={read} total={total}>
          {total === undefined
            ? 'Exporting tickets…'
            : `Exporting tickets: ${countText(read)} of ${countText(total)}`}
        </Progress>
        <Button variant="ghost" size="sm" startIcon={<X size={16} />} onClick={stop}>
          Stop Export
        </Button>
      </Line>
      <p>You can keep working. The file is saved once it’s complete.</p>
    </Box>
  );
}

const Box = styled.section.attrs({ 'aria-label': 'Export' })`
  margin-bottom: ${theme.space[6]};

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

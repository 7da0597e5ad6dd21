import { Banner, Button, Card, Stack } from '@nzuko/shared-ui';

import type { useGate } from './useGate';

/** Binds the link to this device, which opening it doesn't. */
export function GateStart({ start }: Pick<ReturnType<typeof useGate>, 'start'>) {
  return (
    <Card>
      <Stack gap={5}>
        {start.failure ? (
          <Banner tone="error" onDismiss={start.reset}>
            {start.failure}
          </Banner>
        ) : null}
        <p>
          Press Start on the device you’ll scan with. From then on the link works on this device
          only. Guests’ names are kept on it so that you can scan without a connection, and are
          erased when the link ends.
        </p>
        <Button size="lg" fullWidth loading={start.isRunning} onClick={() => start.run()}>
          {start.isRunning ? 'Starting…' : 'Start'}
        </Button>
      </Stack>
    </Card>
  );
}

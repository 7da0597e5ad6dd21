import { useRef, useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { Banner, Button, ConfirmDialog, toast, VisuallyHidden } from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { removeApp, removePasskey, type TwoStep } from '../../../api/twoStep';
import { accountMessage } from '../../../messages/accountMessages';
import { lastMethodMessage } from '../../../messages/twoStepMessages';
import { focusUnlessMoved } from '../focusUnlessMoved';
import { Row, Rows, Times } from '../Rows.styles';
import { ownTime } from '../ownTime';

interface Method {
  key: string;
  name: string;
  addedAt: string;
  lastUsedAt?: string | null;
  remove: () => Promise<void>;
}

/** The user's sign-in methods, each with a button to remove it. */
export function MethodList({ twoStep, onChanged }: { twoStep: TwoStep; onChanged: () => void }) {
  const { ask, dialogProps } = useConfirmation();
  const [chosen, setChosen] = useState<Method | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rows = rowsOf(twoStep);

  const handleRemove = async (row: Method) => {
    setChosen(row);
    setFailed(null);
    if (!(await ask())) return;
    setBusy(true);
    try {
      await row.remove();
      toast({ title: `Removed ${row.name}` });
    } catch (failure) {
      const error = ApiError.from(failure);
      // Removed in another tab: as good as done.
      if (error.status !== 404) {
        logProblem('settings', failure);
        setFailed(accountMessage(error, 'We couldn’t remove it.'));
      }
    } finally {
      setBusy(false);
      focusUnlessMoved(list.current);
      onChanged();
    }
  };

  return (
    <>
      {failed ? (
        <Banner tone="error" title="Error" onDismiss={() => setFailed(null)}>
          {failed}
        </Banner>
      ) : null}
      {rows.length > 0 ? (
        <Rows ref={list} tabIndex={-1} aria-label="How you confirm it’s you">
          {rows.map((row) => (
            <Row key={row.key}>
              <div>
                <strong>{row.name}</strong>
                <Times>
                  Added {ownTime(row.addedAt)}
                  {row.lastUsedAt ? (
                    <>
                      <br />
                      Last used {ownTime(row.lastUsedAt)}
                    </>
                  ) : null}
                </Times>
              </div>
              <Button
                variant="secondary"
                loading={busy && chosen?.key === row.key}
                unavailable={busy}
                onClick={() => void handleRemove(row)}
              >
                Remove<VisuallyHidden> {row.name}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </Rows>
      ) : null}
      <ConfirmDialog
        {...dialogProps}
        title={`Remove ${chosen?.name ?? ''}?`}
        confirmLabel="Remove"
        tone="danger"
      >
        {rows.length > 1
          ? 'You can still use your other methods.'
          : lastMethodMessage(twoStep.demanded_by)}
      </ConfirmDialog>
    </>
  );
}

function rowsOf({ app_added_at: appAddedAt, passkeys }: TwoStep): Method[] {
  const app = appAddedAt
    ? [{ key: 'app', name: 'Authenticator app', addedAt: appAddedAt, remove: removeApp }]
    : [];
  return [
    ...passkeys.map(({ id, name, added_at: addedAt, last_used_at: lastUsedAt }) => ({
      key: String(id),
      name,
      addedAt,
      lastUsedAt,
      remove: () => removePasskey(id),
    })),
    ...app,
  ];
}

import { useState, type ReactNode } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { Banner, Button, ConfirmDialog, warmDialog } from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { accountMessage } from '../../messages/accountMessages';
import { SettingsSection } from './SettingsSection';

interface AccountActionProps {
  title: string;
  /** Explains the action. */
  children: ReactNode;
  /** Shown between the explanation and the button. */
  details?: ReactNode;
  label: string;
  /** The text of the confirmation dialog. */
  question: { title: string; text: string };
  /** The message on failure if the server gave none. */
  failed: string;
  /** Rejects with ApiError. */
  onConfirmed: () => Promise<void>;
}

/** A section with one button that asks for confirmation. */
export function AccountAction(props: AccountActionProps) {
  const { title, children, details, label, question, failed, onConfirmed } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { ask, dialogProps } = useConfirmation();

  const handleClick = async () => {
    setProblem(null);
    if (!(await ask())) return;
    setBusy(true);
    try {
      await onConfirmed();
    } catch (failure) {
      logProblem('settings', failure);
      setProblem(accountMessage(ApiError.from(failure), failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <SettingsSection title={title}>
      <p>{children}</p>
      {details}
      {problem ? (
        <Banner tone="error" title="Error" onDismiss={() => setProblem(null)}>
          {problem}
        </Banner>
      ) : null}
      <div>
        <Button
          variant="secondary"
          loading={busy}
          onClick={() => void handleClick()}
          onPointerEnter={() => void warmDialog()}
          onFocus={() => void warmDialog()}
        >
          {label}
        </Button>
      </div>
      <ConfirmDialog {...dialogProps} title={question.title} confirmLabel={label}>
        {question.text}
      </ConfirmDialog>
    </SettingsSection>
  );
}

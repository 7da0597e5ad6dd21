import { useState } from 'react';
import { Banner, Button, Dialog, Field, Stack, styled, toast } from '@nzuko/shared-ui';
import { QrCode } from '@nzuko/shared-ui/parts';

import type { NewGateLink } from '../../../../api/gateLinksApi';

interface NewLinkDialogProps {
  link: NewGateLink;
  open: boolean;
  onClose: () => void;
}

/** A new link, to be copied or scanned: it is shown this once, since nobody else has it. */
export function NewLinkDialog({
  link: { gate, helper, token },
  open,
  onClose,
}: NewLinkDialogProps) {
  const [isSafe, setSafe] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const url = `${window.location.origin}/gate#${token}`;
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSafe(true);
      toast({ title: 'Link copied' });
    } catch {
      toast({ title: 'Copy the link from its field', description: 'The browser didn’t let us.' });
    }
  };
  return (
    <Dialog
      open={open}
      onClose={isSafe ? onClose : () => setWarned(true)}
      title={`Link for ${helper}, ${gate}`}
      description="Send it now, or let them scan the code: you won’t see it again. Opening it does nothing until they press Start."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void handleCopy()}>Copy Link</Button>
        </>
      }
    >
      <Stack gap={5}>
        {isWarned ? (
          <Banner tone="warning">
            You won’t see this link again. Copy it first, or press Done if they have it.
          </Banner>
        ) : null}
        <Code>
          <QrCode
            payload={url}
            label={`QR code of the link for ${helper}, ${gate}`}
            instead="We couldn’t draw the QR code. Copy the link instead."
          />
        </Code>
        <Field
          name="link"
          label="Link"
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </Stack>
    </Dialog>
  );
}

const Code = styled.div`
  align-self: center;
  width: min(100%, 14rem);
  min-height: 10rem;
`;

import { useEffect, useState } from 'react';
import { Check, Copy, Download } from '@nzuko/shared-ui/icons';
import { Button, ButtonLink, Stack, styled, theme, toast } from '@nzuko/shared-ui';

import type { Event } from '../../api/eventsApi';
import { downloadPicture, sharePictures } from '../../event/sharePictures';
import { shareTargets } from '../../event/shareTargets';
import { COPIED_NOTICE_MS } from '../../constants';

/** Copies the published event's link, shares it on social networks, or downloads its pictures. */
export function ShareLinks({ event }: { event: Event }) {
  const url = `${location.origin}/events/${event.id}`;
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast({ title: 'Copy this link', description: url, durationMs: Infinity });
    }
  };

  return (
    <Root aria-labelledby="share-event">
      <h2 id="share-event">Share it</h2>
      <Address>{url}</Address>
      <Stack direction="row" gap={3} justify="center" wrap>
        <Button
          variant="secondary"
          size="sm"
          startIcon={isCopied ? <Check size={18} /> : <Copy size={18} />}
          onClick={() => void handleCopy()}
        >
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy Link'}</span>
        </Button>
        {shareTargets(event.title, url).map(({ label, href }) => (
          <ButtonLink
            key={label}
            to={href}
            variant="secondary"
            size="sm"
            target="_blank"
            rel="noopener noreferrer"
          >
            {label}
          </ButtonLink>
        ))}
      </Stack>
      <p>For Instagram and WhatsApp:</p>
      <Stack direction="row" gap={3} justify="center" wrap>
        {sharePictures.map(({ format, label }) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            startIcon={<Download size={18} />}
            onClick={() => void downloadPicture(event.id, format)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  min-width: 0;

  h2 {
    font-size: ${theme.fontSize.xl};
  }
`;

const Address = styled.p`
  max-width: 100%;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surfaceSunken};
  border-radius: ${theme.radius.md};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;

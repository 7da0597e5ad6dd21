import { useEffect, useState } from 'react';
import { logProblem } from '@nzuko/shared-auth';
import { Skeleton, styled, theme } from '@nzuko/shared-ui';

import { qrSymbol, type QrSymbol } from './qrSymbol';

interface QrCodeProps {
  payload: string;
  label: string;
  /** Shown if it can't be drawn. */
  instead?: string;
}

/** A QR code that fills its box; dark on white in both themes, as scanners expect. */
export function QrCode({
  payload,
  label,
  instead = 'We couldn’t draw the QR code. The ticket number works just as well.',
}: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ payload: string; symbol: QrSymbol | null }>();
  useEffect(() => {
    let isWanted = true;
    const draw = (symbol: QrSymbol | null) => isWanted && setDrawn({ payload, symbol });
    qrSymbol(payload).then(draw, (error: unknown) => {
      logProblem('qr code', error);
      draw(null);
    });
    return () => {
      isWanted = false;
    };
  }, [payload]);

  if (drawn?.payload !== payload) return <Skeleton height="100%" radius={theme.radius.md} />;
  if (!drawn.symbol) return <p>{instead}</p>;
  const { side, path } = drawn.symbol;
  return (
    <Paper data-theme="light">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentcolor" />
      </svg>
    </Paper>
  );
}

const Paper = styled.div`
  background: ${theme.color.surfaceRaised};
  border-radius: ${theme.radius.md};
  overflow: hidden;

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

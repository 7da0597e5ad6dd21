import { useQuery } from '@tanstack/react-query';
import { Skeleton, styled, theme } from 'shared-ui';

/** The empty border that a scanner needs around the code, in modules. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  payload: string;
  label: string;
}

/** A QR code that fills its box: dark on white in both themes, because scanners expect that. */
export function QrCode({ payload, label }: QrCodeProps) {
  const { data } = useQuery({
    queryKey: ['qr-code', payload],
    // Its own chunk: who never opens a ticket never fetches the encoder.
    queryFn: async () => (await import('qrcode')).create(payload, { errorCorrectionLevel: 'M' }),
    staleTime: Infinity,
    retry: 1,
  });
  if (!data) return <Skeleton height="100%" radius={theme.radius.md} />;

  const { size, data: modules } = data.modules;
  const dark = Array.from(modules, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * QUIET_ZONE;
  return (
    <Paper data-theme="light">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={dark} fill="currentcolor" />
      </svg>
    </Paper>
  );
}

const Paper = styled.div`
  background: ${theme.color.surfaceRaised};
  border-radius: ${theme.radius.md};
  overflow: hidden;

  svg {
    width: 100%;
    height: auto;
  }
`;

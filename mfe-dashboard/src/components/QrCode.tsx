import { useQuery } from '@tanstack/react-query';
import { Skeleton, styled, theme } from 'shared-ui';

import { qrSymbol } from './qrSymbol';

interface QrCodeProps {
  payload: string;
  label: string;
}

/** A QR code that fills its box: dark on white in both themes, because scanners expect that. */
export function QrCode({ payload, label }: QrCodeProps) {
  const { data } = useQuery({
    queryKey: ['qr-code', payload],
    queryFn: () => qrSymbol(payload),
    staleTime: Infinity,
    retry: 1,
  });
  if (!data) return <Skeleton height="100%" radius={theme.radius.md} />;

  return (
    <Paper data-theme="light">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${data.side} ${data.side}`}
        shapeRendering="crispEdges"
      >
        <path d={data.path} fill="currentcolor" />
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

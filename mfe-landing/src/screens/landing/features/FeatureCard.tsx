import { mediaUp, styled, theme } from 'shared-ui';

import type { Feature } from './features';

/** A feature on a ticket of its own: the drawing on the stub, the words on the body. */
export function FeatureCard({
  feature: { title, description, Icon, tone, wide },
}: FeatureCardProps) {
  return (
    <Card $tone={tone} $wide={wide}>
      <Sheet>
        <Art aria-hidden>
          <Icon />
        </Art>
        <Words>
          <h3>{title}</h3>
          <p>{description}</p>
        </Words>
      </Sheet>
    </Card>
  );
}

interface FeatureCardProps {
  feature: Feature;
}

const { color } = theme;

const tones = {
  paper: [color.surfaceRaised, color.text],
  forest: [color.surfaceInverse, color.textInverse],
  marigold: [color.accent, color.onAccent],
  green: [color.primary, color.onPrimary],
  coral: [color.coral, color.onCoral],
  mint: [color.primarySoft, color.onPrimarySoft],
} as const;

const Card = styled.li<{ $tone: Feature['tone']; $wide: boolean }>`
  container-type: inline-size;
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  border-radius: ${theme.radius.lg};
  mask:
    radial-gradient(circle at 0 var(--tear, 14rem), transparent 11px, black 11.5px) left / 51% 100%
      no-repeat,
    radial-gradient(circle at 100% var(--tear, 14rem), transparent 11px, black 11.5px) right / 51%
      100% no-repeat;

  ${mediaUp('lg')} {
    grid-column: span ${({ $wide }) => ($wide ? 7 : 5)};
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-rows: 14rem 1fr;
`;

const Art = styled.div`
  display: grid;
  place-items: center;
  padding: ${theme.space[5]};
  border-bottom: 2px dashed color-mix(in srgb, currentcolor 35%, transparent);
  margin-inline: ${theme.space[6]};

  svg {
    width: auto;
    height: 100%;
    max-height: 11.5rem;
    overflow: visible;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[6]};

  h3 {
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
  }

  p {
    max-width: 34rem;
    text-wrap: pretty;
  }
`;

import { Drawing } from '../drawings/Drawing';
import { Art, Card, Sheet, Words } from './FeatureCard.styles';
import type { Feature } from './features';

/** A feature as a ticket: drawing on the stub, text on the body. */
export function FeatureCard({ feature }: { feature: Feature }) {
  const { title, description, drawing, drawingTheme, tone, wide } = feature;
  return (
    <Card $tone={tone} $wide={wide}>
      <Sheet>
        <Art>
          <Drawing name={drawing} theme={drawingTheme} />
        </Art>
        <Words>
          <h3>{title}</h3>
          <p>{description}</p>
        </Words>
      </Sheet>
    </Card>
  );
}

import { Drawing } from '../drawings/Drawing';
import { Art, Card, Sheet, Words } from './FeatureCard.styles';
import type { Feature } from './features';

/** A feature on a ticket of its own: the drawing on the stub, the words on the body. */
export function FeatureCard({ feature }: { feature: Feature }) {
  const { title, description, drawing, drawnIn, tone, wide } = feature;
  return (
    <Card $tone={tone} $wide={wide}>
      <Sheet>
        <Art>
          <Drawing name={drawing} theme={drawnIn} />
        </Art>
        <Words>
          <h3>{title}</h3>
          <p>{description}</p>
        </Words>
      </Sheet>
    </Card>
  );
}

import { useState } from 'react';
import { VisuallyHidden } from '@nzuko/shared-ui';

import { Drawing } from '../drawings/Drawing';
import { testimonials } from './testimonials';
import {
  Band,
  Byline,
  Choice,
  Dot,
  Dots,
  Layout,
  Photo,
  Pile,
  Quote,
  Review,
} from './TestimonialsSection.styles';

const titleId = 'testimonials-title';

/** Three quotes, one at a time, chosen by dots; no automatic rotation. Spec section 2. */
export function TestimonialsSection() {
  const [chosen, setChosen] = useState(0);
  return (
    <Band id="testimonials" aria-labelledby={titleId} data-theme="light">
      <Layout>
        <VisuallyHidden as="h2" id={titleId}>
          What organizers say
        </VisuallyHidden>
        <Pile aria-live="polite">
          {testimonials.map(({ name, role, company, portrait, content }, index) => (
            <Review key={name} data-shown={index === chosen}>
              <Photo>
                <Drawing name={portrait} />
              </Photo>
              <div>
                <Quote>
                  <p>{content}</p>
                </Quote>
                <Byline>
                  <strong>{name}</strong>
                  <span>
                    {role}, {company}
                  </span>
                </Byline>
              </div>
            </Review>
          ))}
        </Pile>
        <Choice>
          <Dots role="group" aria-label="Choose a review">
            {testimonials.map(({ name }, index) => (
              <Dot
                key={name}
                type="button"
                aria-label={`Review ${index + 1} of ${testimonials.length}, by ${name}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              />
            ))}
          </Dots>
        </Choice>
      </Layout>
    </Band>
  );
}

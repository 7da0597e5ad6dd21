import { useEffect, useId, useState } from 'react';
import { IconButton } from '@nzuko/shared-ui';

import { whenIdle } from '../whenIdle';
import { Controls, Progress, Root, Screen, Stage, Step, StepButton } from './HeroCarousel.styles';
import { HeroPicture } from './HeroPicture';
import { heroSteps } from './heroSteps';
import type { HeroStepsState } from './useHeroSteps';

/** The three steps with pictures, captions and controls. */
export function HeroCarousel({ steps }: { steps: HeroStepsState }) {
  const stageId = useId();
  const { index: current, playing, running } = steps;
  const [settled, setSettled] = useState(false);
  // Load the later pictures once the page is idle; they are still ready before their turn.
  useEffect(() => whenIdle(() => setSettled(true)), []);

  return (
    <Root
      role="group"
      aria-label="How it works, in three steps"
      // Touch has no hover: after a tap, the carousel would stay paused.
      onPointerEnter={({ pointerType }) => steps.setHovered(pointerType === 'mouse')}
      onPointerLeave={() => steps.setHovered(false)}
      onFocus={() => steps.setFocused(true)}
      onBlur={() => steps.setFocused(false)}
    >
      {/* Automatic changes must not interrupt a screen reader. */}
      <Stage id={stageId} aria-live={running ? 'off' : 'polite'}>
        {heroSteps.map(({ label, caption, picture, alt }, index) => {
          const isFirst = index === 0;
          const shown = <HeroPicture files={picture} alt={alt} first={isFirst} />;
          return (
            <Step key={label} data-shown={index === current}>
              <Screen>{isFirst || settled ? shown : <noscript>{shown}</noscript>}</Screen>
              <figcaption>{caption}</figcaption>
            </Step>
          );
        })}
      </Stage>
      <Controls>
        {heroSteps.map(({ label }, index) => (
          <StepButton
            key={label}
            type="button"
            aria-pressed={index === current}
            aria-controls={stageId}
            onClick={() => steps.setIndex(index)}
          >
            {label}
            {index === current && running ? <Progress /> : null}
          </StepButton>
        ))}
        <IconButton
          label={playing ? 'Pause the steps' : 'Play the steps'}
          icon={<Playback d={playing ? 'M8 5v14M16 5v14' : 'M7 5l11 7-11 7z'} />}
          onClick={steps.togglePlaying}
        />
      </Controls>
    </Root>
  );
}

const Playback = ({ d }: { d: string }) => (
  <svg width="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
    <path d={d} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

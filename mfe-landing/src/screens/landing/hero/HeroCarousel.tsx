import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from 'shared-ui';

import { HeroScene } from './HeroScene';
import {
  Caption,
  Captions,
  Controls,
  Progress,
  Root,
  Scene,
  Stage,
  StepButton,
} from './HeroCarousel.styles';
import { heroSteps } from './heroSteps';
import type { HeroStepsState } from './useHeroSteps';

/** The three steps: a scene each, its caption, and the controls. */
export function HeroCarousel({ steps }: { steps: HeroStepsState }) {
  const captionsId = useId();
  const { index: current, playing, running } = steps;
  return (
    <Root
      role="group"
      aria-label="How it works, in three steps"
      // A finger has no hover: after a tap the steps would stand still for good.
      onPointerEnter={({ pointerType }) => steps.setHovered(pointerType === 'mouse')}
      onPointerLeave={() => steps.setHovered(false)}
      onFocus={() => steps.setFocused(true)}
      onBlur={() => steps.setFocused(false)}
    >
      <Stage aria-hidden data-theme="light">
        {heroSteps.map(({ name }, index) => (
          <Scene key={name} data-shown={index === current}>
            <HeroScene step={name} />
          </Scene>
        ))}
      </Stage>
      {/* What moves by itself must not talk over a screen reader. */}
      <Captions id={captionsId} aria-live={running ? 'off' : 'polite'}>
        {heroSteps.map(({ name, caption }, index) => (
          <Caption key={name} data-shown={index === current}>
            {caption}
          </Caption>
        ))}
      </Captions>
      <Controls>
        {heroSteps.map(({ name, label }, index) => (
          <StepButton
            key={name}
            type="button"
            aria-pressed={index === current}
            aria-controls={captionsId}
            onClick={() => steps.setIndex(index)}
          >
            {label}
            {index === current && running ? <Progress /> : null}
          </StepButton>
        ))}
        <IconButton
          label={playing ? 'Pause the steps' : 'Play the steps'}
          icon={playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          onClick={steps.togglePlaying}
        />
      </Controls>
    </Root>
  );
}

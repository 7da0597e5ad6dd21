import { useEffect, useState } from 'react';

import { HERO_STEP_MS } from '../../../constants';
import { heroSteps } from './heroSteps';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';

/** The carousel's state: current step, autoplay and the controls for both. */
export function useHeroSteps() {
  const reducedMotion = usePrefersReducedMotion();
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ? choice === 'play' : !reducedMotion;
  const running = playing && !hovered && !focused;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % heroSteps.length), HERO_STEP_MS);
    return () => clearTimeout(timer);
  }, [running, index]);

  const togglePlaying = () => {
    setChoice(playing ? 'pause' : 'play');
    // After pressing Play, pointer and focus are on the button, but it should still play.
    setHovered(false);
    setFocused(false);
  };

  return { index, playing, running, setIndex, setHovered, setFocused, togglePlaying };
}

export type HeroStepsState = ReturnType<typeof useHeroSteps>;

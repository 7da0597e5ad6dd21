import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down whole seconds, then calls `onEnd`; can be stopped and restarted. */
export function useCountdown(seconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(seconds);
  const [isRunning, setRunning] = useState(true);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isOver = isRunning && left === 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);

  const toggle = () => {
    if (!isRunning) setLeft(seconds);
    setRunning(!isRunning);
  };
  return { left, isRunning, toggle };
}

import { MAIN_SCRIPT_CLASS } from '../server/pageMarks';
import { showFatalPage } from '../src/fatal/showFatalPage';

/** Shows the fatal page when a shell script fails to load, since the shell itself can't. */
export function fatalPage(): void {
  const handleError = ({ target }: Event) => {
    if (target instanceof Element && target.matches(`script.${MAIN_SCRIPT_CLASS}`)) {
      showFatalPage('shell script');
    }
  };
  // Load errors don't bubble, so listen in the capture phase.
  addEventListener('error', handleError, true);
}

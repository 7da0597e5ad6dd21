import { sharedRun } from './sharedRun';

interface Asked<Question, Answer> {
  question: Question;
  answer?: Promise<Answer>;
  isNeeded: boolean;
}

/**
 * As `askTogether`, for questions that are known before their answers are needed, such as by those who stand in a line: the first
 * whose answer is needed takes along all that were asked by then. Returns what waits for the answer, which isn't older than the
 * last commit when its question was asked.
 */
export function askAhead<Question, Answer>(
  answer: (questions: Question[]) => Promise<readonly Answer[]>,
): (question: Question) => () => Promise<Answer> {
  let asked: Asked<Question, Answer>[] = [];
  const answerAsked = sharedRun(async () => {
    const all = asked;
    asked = [];
    const answers = answer(all.map(({ question }) => question));
    all.forEach((mine, place) => {
      mine.answer = answers.then((each) => each[place] as Answer);
      // Whoever needs it later asks again.
      mine.answer.catch(() => {
        if (mine.isNeeded) return;
        delete mine.answer;
        asked.push(mine);
      });
    });
    await answers;
  });
  return (question) => {
    const mine: Asked<Question, Answer> = { question, isNeeded: false };
    asked.push(mine);
    return async () => {
      mine.isNeeded = true;
      if (!mine.answer) await answerAsked();
      return mine.answer as Promise<Answer>;
    };
  };
}

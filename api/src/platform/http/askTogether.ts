import { sharedRun } from './sharedRun';

/**
 * Answers all questions that are asked at the same moment by one call of `answer`, and so by one statement. It returns an answer
 * for each question, in their order. None is older than the last commit when it was asked for (see `sharedRun`).
 */
export function askTogether<Question, Answer>(
  answer: (questions: Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let asked: Question[] = [];
  const answerAsked = sharedRun(() => {
    const questions = asked;
    asked = [];
    return answer(questions);
  });
  return async (question) => {
    const place = asked.push(question) - 1;
    return (await answerAsked())[place] as Answer;
  };
}

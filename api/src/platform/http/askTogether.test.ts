import { askTogether } from './askTogether';

test('questions of the same moment are answered by one call, each by the answer in its place', async () => {
  const calls: string[][] = [];
  const ask = askTogether(async (questions: string[]) => {
    calls.push(questions);
    return questions.map((question) => `${question}!`);
  });
  expect(await Promise.all(['b', 'a', 'b'].map(ask))).toEqual(['b!', 'a!', 'b!']);
  expect(calls).toEqual([['b', 'a', 'b']]);
  expect(await ask('c')).toBe('c!');
});

test('a question that comes while others are answered waits for a call of its own', async () => {
  const begun: { questions: number[]; end: () => void }[] = [];
  let tell: () => void = () => undefined;
  const ask = askTogether((questions: number[]) => {
    const answered = new Promise<number[]>((resolve) => {
      begun.push({ questions, end: () => resolve(questions) });
    });
    tell();
    return answered;
  });
  const begin = new Promise<void>((resolve) => (tell = resolve));
  const first = ask(1);
  await begin;
  const next = new Promise<void>((resolve) => (tell = resolve));
  const late = [ask(2), ask(3)];
  begun[0]?.end();
  expect(await first).toBe(1);
  await next;
  begun[1]?.end();
  expect(await Promise.all(late)).toEqual([2, 3]);
  expect(begun.map(({ questions }) => questions)).toEqual([[1], [2, 3]]);
});

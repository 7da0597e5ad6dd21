import { askAhead } from './askAhead';

let calls: string[][];
const shout = async (questions: string[]) => {
  calls.push(questions);
  return questions.map((question) => `${question}!`);
};
beforeEach(() => {
  calls = [];
});

test('the first whose answer is needed takes along all that were asked by then', async () => {
  const ask = askAhead(shout);
  const [a, b, c] = [ask('a'), ask('b'), ask('a')];
  expect(calls).toEqual([]);
  expect(await b()).toBe('b!');
  expect(await Promise.all([a(), c()])).toEqual(['a!', 'a!']);
  expect(calls).toEqual([['a', 'b', 'a']]);
});

test('what is asked while others are answered is answered by a later call', async () => {
  let end: () => void = () => undefined;
  let tell: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (tell = resolve));
  const ask = askAhead(async (questions: string[]) => {
    const answers = await shout(questions);
    tell();
    if (calls.length === 1) await new Promise<void>((resolve) => (end = resolve));
    return answers;
  });
  const first = ask('a')();
  await begun;
  const late = ask('b')();
  end();
  expect(await Promise.all([first, late])).toEqual(['a!', 'b!']);
  expect(calls).toEqual([['a'], ['b']]);
});

test('a call that fails fails for whoever needed it, and the others are asked again', async () => {
  const ask = askAhead(async (questions: string[]) => {
    const answers = await shout(questions);
    if (calls.length === 1) throw new Error('gone');
    return answers;
  });
  const [a, b, c] = [ask('a'), ask('b'), ask('c')];
  await expect(a()).rejects.toThrow('gone');
  expect(await Promise.all([c(), b()])).toEqual(['c!', 'b!']);
  expect(calls).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
  ]);
});

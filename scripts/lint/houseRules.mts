// House rules that no linter has: each forbids the code that its selectors (esquery) match.

interface Context {
  report(problem: { node: unknown; message: string }): void;
}

const forbid = (message: string, selectors: string[]) => ({
  createOnce: (context: Context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node: unknown) => context.report({ node, message })]),
    ),
});

// Only at the top of a test or a function: pauses within a polling loop, or in a server that fakes slowness, are allowed.
const testBody =
  ':matches(FunctionDeclaration, CallExpression:matches([callee.name=/^(test|it)$/], [callee.callee.object.name=/^(test|it)$/]) > :function) > BlockStatement';
const awaited = `${testBody} > ExpressionStatement > AwaitExpression`;

const waited = 'CallExpression[callee.name="waitFor"]';
const query = 'CallExpression:matches([callee.name=/^query/], [callee.property.name=/^query/])';

const button = 'JSXElement[openingElement.name.name=/^Button(Link)?$/]';
/** Words that are small in a title. */
const SMALL = 'a|an|and|as|at|by|for|in|into|min|of|on|or|the|to|with';
/** Any other word in lower case, but in "Changing password…", which isn't a label: it tells what is going on. */
const lowerCase = `/^(?!\\s*\\w+ing [^]*…)([^]*\\s)?(?!(${SMALL})\\b)[a-z]/`;

const plugin = {
  meta: { name: 'house' },
  rules: {
    'no-fixed-pause': forbid(
      'Wait for what must happen: a fixed pause is too short on a slow machine.',
      [
        `${awaited} > CallExpression[callee.name=/^(wait|sleep|delay)$/] > Literal[value>0]`,
        `${awaited} > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"] > Literal[value>0]`,
        'CallExpression[callee.property.name="waitForTimeout"]',
      ],
    ),
    'no-waiting-for-nothing': forbid(
      'True at once, before anything has happened: wait for what comes, or waitForElementToBeRemoved.',
      [
        `${waited} MemberExpression[property.name="not"]`,
        // Other ways to say the same.
        `${waited} CallExpression[callee.property.name=/^toBe(Null|Undefined|Falsy)$/] ${query}`,
        `${waited} CallExpression[callee.property.name="toHaveLength"][arguments.0.value=0] ${query}`,
      ],
    ),
    'no-octal': forbid('Write 0o before an octal number.', ['Literal[raw=/^0[0-9]/]']),
    'no-comment-in-style': forbid(
      'A comment in a style is sent to every reader: write it above, in the script.',
      ['TemplateElement[value.raw=/[/][*] /]'],
    ),
    'button-in-title-case': forbid('A button says what it does in Title Case.', [
      `${button} > JSXText[value=${lowerCase}]`,
      `${button} > JSXExpressionContainer > ConditionalExpression > Literal.consequent[value=${lowerCase}]`,
      `${button} > JSXExpressionContainer > ConditionalExpression > Literal.alternate[value=${lowerCase}]`,
      `${button} > JSXExpressionContainer TemplateElement[value.raw=${lowerCase}]`,
      `JSXAttribute[name.name=/^(cancel|confirm|retry|submit)Label$/] > Literal[value=${lowerCase}]`,
    ]),
    'no-sql-outside-repository': forbid('SQL lives in *-repository.ts.', [
      'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
      'ImportDeclaration[source.value="kysely"] ImportSpecifier[imported.name="sql"]',
    ]),
  },
};

export default plugin;

import { InvalidFieldsError } from './errors';
import { refuseProblems, type Problems } from './fieldRules';

/** As an untyped rule may yield, such as `map[key] && …`. */
const kept = [false, null, undefined] as Problems;

it('refuses nothing while each rule is kept, whatever it yields then', () => {
  expect(() => refuseProblems({ title: kept })).not.toThrow();
});

it('refuses with the messages alone, field by field', () => {
  const refuse = () => refuseProblems({ title: [...kept, 'Title is required'], price: kept });
  expect(refuse).toThrow(InvalidFieldsError);
  expect(refuse).toThrow(expect.objectContaining({ fields: { title: ['Title is required'] } }));
});

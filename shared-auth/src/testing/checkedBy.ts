import { validateYupSchema, yupToFormErrors } from 'formik';
import type { ObjectSchema } from 'yup';

/** The errors a form with this schema shows, by field; uses formik's own validation path. */
export async function checkedBy<Values extends object>(
  schema: ObjectSchema<Values>,
  values: Values,
): Promise<Partial<Record<keyof Values, string>>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return yupToFormErrors<Values>(error) as Partial<Record<keyof Values, string>>;
  }
}

/**
 * The vocabulary for declaring calls: zod's functional build, re-exported name by name. It is one of the modules
 * that exist once per page (see platform/build/shared-modules.ts), so areas do not bundle their own validator.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  email,
  enum as oneOf,
  extend,
  file,
  gte,
  iso,
  int,
  literal,
  lte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  positive,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  trim,
  union,
  unknown,
  _default as withDefault,
} from 'zod/mini'
export type { ZodMiniType as Schema, input as InputOfSchema, output as OutputOfSchema } from 'zod/mini'

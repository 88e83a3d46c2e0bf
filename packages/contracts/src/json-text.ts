import * as z from 'zod/mini'

/** A field of a form that holds JSON text of this shape. */
export const jsonText = <Inner extends z.ZodMiniType>(inner: Inner) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(1_000_000)),
      z.transform((value, context) => {
        try {
          return JSON.parse(value) as unknown
        } catch {
          context.issues.push({ code: 'custom', message: 'no JSON', input: value })
          return z.NEVER
        }
      }),
    ),
    inner,
  )

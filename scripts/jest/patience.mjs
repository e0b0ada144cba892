import { jest } from '@jest/globals'

/** A long limit: tests wait for conditions, not for fixed times, so a busy machine does not fail them and a missing event still does. */
jest.setTimeout(180_000)

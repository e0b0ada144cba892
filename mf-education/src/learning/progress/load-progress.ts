import { learningProgress, type LessonResult } from 'calls/learning'
import { ApiError, type LoadContext } from 'shared-state/runtime'

/** Lessons completed with the viewer's account; null without a login, and if the session has just ended. */
export async function loadProgress({ api, store, signal }: LoadContext): Promise<readonly LessonResult[] | null> {
  if (!store.session.isLoggedIn) return null
  try {
    return (await api.call(learningProgress, {}, { signal })).items
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

import { homeData, wikifxHeadermenuinit } from 'calls/home'
import { mockAnswer, type MockAnswer } from 'shared-state/contract/area-alone'
import { alone } from 'the-area/alone'
import manifest from 'the-area/package.json'

const { slots } = manifest.area
const home = 'home.'

/** What the backend says otherwise than the declarations: the area's own answers, and a head and a home page with that area alone. */
export const answersAlone: readonly MockAnswer[] = [
  ...alone.answers,
  mockAnswer(wikifxHeadermenuinit, () => ({ items: [] })),
  mockAnswer(homeData, ({ made }) => ({
    ...made,
    modules: slots
      .filter(slot => slot.startsWith(home))
      .map((slot, i) => ({ code: slot.slice(home.length), name: slot, patternId: 1, type: i, isshow: true })),
  })),
]

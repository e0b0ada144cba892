import { hydrate } from 'platform/runtime/hydrate'
import { frame } from './frame.tsx'

void hydrate({
  frame,
  tab: { fingerprint: () => '', marketingTag: () => '', country: () => '', forgetSession: () => {} },
})

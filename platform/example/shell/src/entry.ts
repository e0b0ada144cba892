import { startInPieces } from 'platform/runtime/start-in-pieces'
import './frame.css'

/** The entry of the shell's build for the browser. */
startInPieces([() => import('./hydrate-page.ts')])

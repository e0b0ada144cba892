import '../page/quiet-react.ts'
import 'ui/styles/layers.css'
import 'ui/styles/fonts.css'
import 'ui/styles/tokens.css'
import 'ui/styles/reset.css'
import 'ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { Frame } from './frame.tsx'

createRoot(document.getElementById('app')!).render(<Frame />)

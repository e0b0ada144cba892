import '../page/quiet-react.ts'
import './frame.css'
import { createRoot } from 'react-dom/client'
import { Frame } from './frame.tsx'

createRoot(document.getElementById('app')!).render(<Frame />)

import './styles.ts'

/** A page is painted before the code that makes it answer is fetched and run (docs/decisions/0023). One in a tab that nobody sees is not painted. */
const start = () => void import('./entry-client.tsx')

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))

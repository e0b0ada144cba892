import { useRouteError } from 'react-router-dom'
export function ErrorPage() { const e = useRouteError(); return <h1>Oops! An error occurred! {String(e)}</h1> }

import { Link, Outlet, ScrollRestoration } from 'react-router-dom'
export function Layout() {
  return <><header><Link to="/en/">home</Link> <Link to="/en/brokers">brokers</Link></header><main id="content"><Outlet /></main><ScrollRestoration /></>
}

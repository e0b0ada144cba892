import { startInPieces } from 'platform/runtime/start-in-pieces'
import './styles.ts'

/** In execution order; one name, one file. */
startInPieces([
  () => import(/* webpackChunkName: "client" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "client" */ 'platform/runtime/share-scope/shared-modules'),
  () => import(/* webpackChunkName: "client" */ 'platform/runtime/tab-store'),
  () => import(/* webpackChunkName: "client" */ 'platform/runtime/router/tab-router'),
  () => import(/* webpackChunkName: "client" */ './entry-client.tsx'),
])

import { area as brokers } from '../../../../mf-brokers/src/area.tsx'
import { area as education } from '../../../../mf-education/src/area.tsx'
import { area as exposure } from '../../../../mf-exposure/src/area.tsx'
import { area as market } from '../../../../mf-market/src/area.tsx'
import { area as tools } from '../../../../mf-tools/src/area.tsx'
import { area as userCentre } from '../../../../mf-user-centre/src/area.tsx'

/** The site without federation: the shell and all areas in a single bundle for Node (build-plain.ts). */
export { render } from '../../../../shell/src/render.tsx'
export const areas = { brokers, education, exposure, market, tools, 'user-centre': userCentre }

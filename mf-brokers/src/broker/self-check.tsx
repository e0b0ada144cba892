import { brokersText } from '../strings/keys.ts'
import { Advice } from './advice.tsx'

const steps = [brokersText.checkNumber, brokersText.checkCompany, brokersText.checkAddress, brokersText.checkWithdrawal]

/** How visitors can check a broker themselves, in four steps. */
export const SelfCheck = () => <Advice ordered title={brokersText.checkYourself} lines={steps} />

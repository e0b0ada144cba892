import { exposureText } from '../strings/keys.ts'

/** What to do about a field that exposure.publish would refuse. */
export const faultWords: Readonly<Record<string, number>> = {
  traderCode: exposureText.needBroker,
  brokerName: exposureText.needName,
  reason: exposureText.needReason,
  title: exposureText.needTitle,
  content: exposureText.needContent,
  amount: exposureText.needAmount,
  incidentDate: exposureText.needDate,
  imageIds: exposureText.needPictures,
  captions: exposureText.needCaption,
  contact: exposureText.needContact,
}

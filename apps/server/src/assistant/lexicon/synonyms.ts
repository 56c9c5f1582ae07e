/**
 * Words that mean much the same of a service that answers and makes calls, a group a line. A passage is
 * found by any of a group where a question uses another: they say where to look, never what is answered.
 */
export const synonymGroups: readonly (readonly string[])[] = `
find lookup look search check pull retrieve
identity identify identified verify verified authenticate recognize
order orders purchase delivery parcel package shipment
begin start launch kickoff onboarding
understand comprehend recognize hear
lie lies deceive trick mislead pretend dishonest honest
company business firm organization name brand
human person people someone staff employee colleague
transfer forward redirect connect through handover escalate
appointment booking visit meeting reservation slot session
cancel call-off drop undo
move reschedule shift postpone change
remind reminder confirm notice
danger emergency urgent crisis critical flood fire 911
nurse doctor physician dentist provider clinician
patient patients sick client
lawyer attorney counsel solicitor
intake questionnaire
caller callers customer customers client clients
question questions ask asks inquiry inquiries
voice tone accent sound
script wording greeting words sentence introduction
speak speaks talk say says
language languages tongue spanish
night nights evening overnight weekend hours
busy queue hold wait waiting lines rush
record recording recordings transcript
summary summaries recap notes report
dashboard analytics figures statistics numbers metrics
export download csv spreadsheet
list database contacts names upload
lead leads prospect prospects buyer buyers
qualify qualifies screening filter sort
score scores rank rate
retry again attempt attempts unanswered
voicemail message messages
spam robocall robocalls junk scam telemarketer
rule rules policy policies limits
consent agreed permission opt
privacy private data information personal
secure security encrypted safe protection
delete erase remove wipe
team teams department departments colleague
location locations branch branches site sites office
calendar schedule diary agenda
crm salesforce hubspot database
test try rehearsal preview
price prices quote quotes estimate cost
refund return returns exchange
cart carts basket checkout
stock inventory availability lot
car cars vehicle vehicles
test-drive drive drives
service maintenance repair workshop
house home property listing listings
viewing viewings showing showings tour
loan loans mortgage borrower
document documents paperwork papers forms form
adviser advisor consultant
demo demonstration presentation
trial evaluation
website site web page
parking park directions address
train teach learn knowledge
change edit update correct fix
wrong mistake incorrect error
install setup configure configuration
number numbers line phone
switch-off stop disable pause
article articles blog post posts
author writes writer
documentation docs manual guide
job jobs career careers hiring position
prescription refill refills
insurance coverage
advice opinion recommendation
campaign campaigns outreach dialing
budget timing readiness
tenant tenants renter maintenance
`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" "));

export interface EmailCase {
  email: string
  responseGoal: string
  sender: string
  recipient: string
}

const mail = (responseGoal: string, email: string, sender = '', recipient = ''): EmailCase => ({ email, responseGoal, sender, recipient })

/** Emails of our own, of many kinds and manners, each with a goal. */
export const emailCases: readonly EmailCase[] = [
  mail('accept', 'Hi Sarah,\n\nI hope you’re well. I’m writing about the Q3 budget review. Could you send me the updated figures by Friday? Also, are you free on Thursday at 3pm to go over them? How many people from your team will join us?\n\nThanks,\nMaria Lopez\nFinance Manager'),
  mail('apologize and offer a replacement', 'Hello,\n\nI ordered a standing desk three weeks ago and it arrived with a broken leg. I am very disappointed. I have called your support line twice and nobody has called me back. I want a full refund or a replacement. When can I expect an answer?\n\nJames Carter', 'Olive Furniture Support'),
  mail('decline because I have accepted another position', 'Dear Priya,\n\nWe are delighted to offer you the position of Senior Analyst at Brightwater, with a starting salary of $82,000. Please let us know your decision by June 14.\n\nKind regards,\nHelen Marsh', 'Priya Nair', 'Helen'),
  mail('I can only do next week', 'hey are you around this weekend? was thinking we could grab dinner on saturday at 7pm. let me know! cheers, Tom'),
  mail('', 'Dear Mr Okafor,\n\nWould you be willing to write a letter of recommendation for my application to the University of Leeds? The deadline is 15 January. I can send you my CV and personal statement if that would help.\n\nBest wishes,\nDaniel Reyes'),
  mail('confirm', 'Hi team,\n\nPlease confirm your attendance at the training on 12 March by the end of the week. Lunch is provided. Do you have any dietary requirements?\n\nRegards,\nAnna', 'Ben', 'Anna'),
  mail('not interested', 'Hi there,\n\nI’m reaching out because I noticed your company is growing. We help businesses like yours cut cloud costs by 30%. Would you be open to a 15-minute call next Tuesday?\n\nBest,\nKyle Brandt\nAccount Executive, CloudTrim'),
  mail('tell him the boiler needs fixing this week and I will withhold nothing', 'Good morning,\n\nI’d like to inspect the flat on Wednesday at 10am. Is that OK? Also please remember to pay the rent before the 1st.\n\nMr. Dawson'),
  mail('accept and ask what the dress code is', 'Dear Lena and Mark,\n\nWe would like to invite you to our wedding on Saturday, 7 September at Holly Farm. Please RSVP by 1 August and let us know if you have any allergies.\n\nLove,\nSophie & Will'),
  mail('ask for more time', 'Hi Jon,\nThe client needs the final report by Monday. Can you finish the summary and share the slides with me before then? What is the current status?\nThanks,\nWei'),
  mail('negotiate a lower price', 'Hello Ms. Grant,\n\nThank you for your enquiry. We can offer you a complete kitchen renovation for $24,500, including materials. The offer is valid until 30 April. Shall I reserve a start date for you?\n\nBest regards,\nPeter Voss\nVoss Interiors', 'Emily Grant'),
  mail('express condolences', 'Hi all,\n\nI’m sorry to tell you that my father passed away on Sunday. I will be out of the office until next Monday. Please contact Ruth about the Hansen account.\n\nNadia'),
  mail('thank them', 'Dear Dr. Wong,\n\nThank you so much for speaking at our science fair last week. The students loved your talk about volcanoes, and several of them now want to become geologists!\n\nWarm regards,\nMrs. Patel', 'Dr. Amy Wong'),
  mail('say we can ship on Friday and ask for the delivery address', 'When will my order ship? I ordered two blue mugs on Monday and I need them before my sister’s birthday on the 20th. Can you also gift wrap them?'),
  mail('reschedule to Thursday afternoon', 'Hi Omar, just a reminder that our interview is on Tuesday at 9:30. Please bring your portfolio. You will meet Clara and Hugo from the design team. Where will you be travelling from? Best, Ines'),
  mail('suggest Wednesday instead', 'Hi Beth,\n\nCan we move our 1:1 to Monday or Tuesday? I have a conflict on Thursday. Also, could you bring the hiring plan?\n\nCheers,\nRaj'),
  mail('tell them we can do Tuesday but not at that price', 'Hello, could you photograph our office party on Tuesday evening for $200? Please let me know by tomorrow. Thanks, Greta'),
  mail('explain the delay', 'To whom it may concern,\n\nInvoice 2041 for $1,250 is now 30 days overdue. Please arrange payment by the end of this week, otherwise we will add a late fee.\n\nAccounts Receivable\nDune Consulting', 'Finch & Sons', 'Accounts Receivable'),
  mail('ask when the parking permits will be renewed and whether visitors are covered', 'Dear residents,\n\nPlease note that the car park will be closed from 3 May to 10 May for resurfacing. We apologise for the inconvenience.\n\nThe Management'),
  mail('decline politely', 'Hello! My name is Zoe and I’m a student journalist. Could I interview you about your work with refugees? It would take about 20 minutes. Would Friday at noon or Monday at 4 pm work for you? What topics would you prefer not to discuss? Zoe Fischer'),
  mail('say yes', 'Hey, would you like to join us for a hike at Eagle Peak on Sunday? We’re leaving at 8am. Can you bring snacks?'),
  mail('', 'hi'),
  mail('agree to everything', 'Hi Lucia, 1) Could you approve the mockups? 2) Can you tell me who owns the analytics account? 3) When does the contract with Nimbus end? 4) Is the logo final? Thanks! Sam'),
  mail('', 'Subject: Feedback on the onboarding guide\n\nHi Farah,\n\nI’d love to hear your thoughts on the onboarding guide. What works well? What should we change? Who else should review it?\n\nMany thanks,\nLeo'),
  mail('I want to return the shoes because they are too small', 'Your order #88213 has been delivered. If there is a problem with your order, please reply to this email and tell us what went wrong. The Stride Team', 'Carlos Mendes', 'the Stride Team'),
  mail('accept the meeting but decline the discount', 'Dear Ms Huang,\n\nI enjoyed our conversation at the trade fair. Could we meet on 4 June at 2pm to discuss the distribution agreement? We are also happy to offer you a 5% discount on your first order.\n\nSincerely,\nViktor Sokolov'),
  mail('promise to fix it by Friday', 'The login page keeps crashing on my phone. I’ve tried reinstalling the app twice. This is really frustrating because I can’t submit my timesheet. Please help.\n\nMona'),
  mail('congratulate her on the promotion', 'Hi! Big news: I got the promotion! I start as head of marketing in May. Drinks on Friday?\n\nxo Carmen'),
  mail('remind them that the form is due on Friday and ask them to send it', 'Hello Mrs. Bell, I wanted to let you know that Ella will be absent on Monday because she has a dentist appointment. Could you send her homework by email? Thank you, Grace Holt', 'Mrs. Bell'),
  mail('refuse the refund but offer to repair the jacket', 'I bought your rain jacket in March and the zip is already broken. I would like a refund of $140. I have attached the receipt. Regards, Stefan Weiss', 'Peak Outdoor Support'),
  mail('provide my availability', 'Dear Hannah, thank you for applying for the role of Product Designer. We were impressed by your portfolio and would like to invite you to an interview. Please send us your availability for next week. Kind regards, Recruiting at Lumen', 'Hannah Berg'),
  mail('accept', 'Would you mind checking the translation before we publish? It’s about two pages long. I would also appreciate it if you could suggest a better title.\n\nYuki'),
  mail('ask them to lower the noise and explain that my baby sleeps at 7', 'Hi neighbour, we’re planning a garden party on Saturday from 6 pm. I hope you can join us! Let me know if the music is too loud. Dave from number 12'),
  mail('say no', 'PLEASE DONATE TO OUR SCHOOL LIBRARY. WE NEED YOUR HELP BY FRIDAY. CAN YOU GIVE $50?'),
  mail('', '<p>Hi <b>Nora</b>,</p><p>Could you <a href="https://x.example">update the spreadsheet</a> before <i>Wednesday</i>?</p><p>Thanks,<br>Eli</p>'),
  mail('acknowledge receipt', 'Dear Sir or Madam,\n\nPlease find attached the signed contract. We would be grateful if you could countersign it and return a copy to us within ten days.\n\nYours faithfully,\nMargaret O’Neil'),
  mail('thank him and suggest meeting for coffee next month', 'Hi Grace, I wanted to let you know that I’m leaving Acme at the end of June. It has been a pleasure working with you. Let’s stay in touch! Henrik'),
  mail('inform them that shipping takes 5 days and costs $12', 'Hello, how long does shipping to Canada take and how much does it cost? Do you accept PayPal? Thanks, Annika'),
  mail('apologise for the late reply and confirm Thursday', 'Hi Kofi, I haven’t heard back from you about the workshop. Are you still able to run it on Thursday at 11am? We expect 25 people. What equipment do you need? Best, Imani'),
  mail('ask for a 10% discount', 'Hi Paula, attached is our quote for the website redesign: $9,800 in total. Please sign and return it if you agree. We could start on 1 February. Regards, Jonas Lind'),
  mail('cancel my subscription', 'Hi there, your annual plan renews on March 3 for $99. Would you like to upgrade to Premium? You’d get two months free. The Streamy Team'),
  mail('buy some time, we need board approval', 'Dear Ms. Adeyemi, we have not received your decision regarding the partnership proposal. Could you let us know whether the board has approved it? We need your signed letter of intent by April 30. Regards, Thomas Keller'),
]

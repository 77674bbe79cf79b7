import { testJourneys } from "./test-journeys";

// The full run has all hosts. These sell everything, rent accounts, sell accounts.
testJourneys("mima", { buy: true, rent: true });
testJourneys("huoshan", { rent: true });
testJourneys("maihaowang", { buy: true });

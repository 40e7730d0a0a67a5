/**
 * @generated SignedSource<<6b7e36accb95cd8f3cf84b81967e085c>>
 * @relayHash bc82ca3537b7879ea03012269ae6437a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 576dfc0a7d6b5e32a352f5aaff51669dd9cd602adbee3378398c20b593aa11fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "576dfc0a7d6b5e32a352f5aaff51669dd9cd602adbee3378398c20b593aa11fe",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

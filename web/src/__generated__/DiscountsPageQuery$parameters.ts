/**
 * @generated SignedSource<<505501be9044a17c43094170f3c49307>>
 * @relayHash a66be4ed8f508017a34e04a03a2811ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ae57850471063e03e8911c76e5cd866f43bf59bfa4e1da044ec1a72f89b9726

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ae57850471063e03e8911c76e5cd866f43bf59bfa4e1da044ec1a72f89b9726",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

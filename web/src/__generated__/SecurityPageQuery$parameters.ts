/**
 * @generated SignedSource<<615ecb344ea0c77e6819b5ef97610fd2>>
 * @relayHash 8f6cb881066c91d781cc4d72a7aa3035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1916ff291f747a1deb04c0510122ebb2e861dc166b367e260f7d7d02d7cd5110

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1916ff291f747a1deb04c0510122ebb2e861dc166b367e260f7d7d02d7cd5110",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

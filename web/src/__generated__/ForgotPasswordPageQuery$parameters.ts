/**
 * @generated SignedSource<<d29c20632d651fb4243183f1f9555cc1>>
 * @relayHash ed6fff5683ae610296a7986708aa7aa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9fdb426f51a0db1ff57a1f663653218db0818277f6ea88e0051fc3f86e57b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ForgotPasswordPageQuery } from './ForgotPasswordPageQuery.graphql';

const node: PreloadableConcreteRequest<ForgotPasswordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9fdb426f51a0db1ff57a1f663653218db0818277f6ea88e0051fc3f86e57b8",
    "metadata": {},
    "name": "ForgotPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

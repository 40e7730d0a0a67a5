/**
 * @generated SignedSource<<09e0955711340a5828e63ba01b3f594e>>
 * @relayHash ed5a1237ab5c596275c18794af3e1459
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f986d7e03c9e0b4f83316086ac370b733d4473f7edc699936febb2cbbec7f2b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f986d7e03c9e0b4f83316086ac370b733d4473f7edc699936febb2cbbec7f2b9",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
